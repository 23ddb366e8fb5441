// What the image discordjs/proxy runs, before the double: node proxy.cjs FOLDER DOUBLE PORT
const { createServer } = require("node:http");
const [folder, double, port] = process.argv.slice(2);
const installed = require("node:module").createRequire(`${folder}/`);
const { REST } = installed("@discordjs/rest");
const { proxyRequests } = installed("@discordjs/proxy");

const rest = new REST({ api: `${double}/api`, rejectOnRateLimit: () => true, retries: 0 });
const server = createServer(proxyRequests(rest));
server.listen(Number(port), "127.0.0.1", () => console.log(server.address().port));
