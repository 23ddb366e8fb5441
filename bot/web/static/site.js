// Logging out: the only thing on the list of one's tables that changes something.

document.getElementById("out").addEventListener("click", async () => {
    await fetch("/logout", {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Taverna": "1" },
        body: "{}",
    }).catch(() => {});
    location.reload();
});
