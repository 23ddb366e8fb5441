/* Keeps a journal of what a process writes to one database, and of what it has synced.
 *
 * Loaded before the C library (LD_PRELOAD). journal_begin(folder, file) starts it, journal_end() stops it;
 * journal_length() is the number of its records. A record is {kind, name, offset, size} and then `size` bytes:
 * kind 'w' (written at offset), 't' (cut to offset), 's' (synced), 'u' (unlinked); name: what the path ends
 * with, 'd' (the database), 'w' (-wal) or 'j' (-journal). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#define FILES 65536
#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

struct record { char kind, name; int64_t offset; int64_t size; } __attribute__((packed));

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char folder[4096];
static FILE *journal;
static long length;
static char names[FILES];      /* of each open file of a database: d, w or j */
static char *paths[FILES];     /* and its path */

static char name_of(const char *path) {
    const char *found = strrchr(path, '/');
    found = found ? found + 1 : path;
    if (!strcmp(found, "taverna.db")) return 'd';
    if (!strcmp(found, "taverna.db-wal")) return 'w';
    return strcmp(found, "taverna.db-journal") ? 0 : 'j';
}

static int watched(const char *path) {
    size_t n = strlen(folder);
    return journal && n && !strncmp(path, folder, n) && path[n] == '/';
}

static void note(char kind, char name, int64_t offset, const void *data, int64_t size) {
    struct record head = {kind, name, offset, size};
    fwrite(&head, sizeof head, 1, journal);
    if (size) fwrite(data, size, 1, journal);
    length++;
}

static void tell(int fd, char kind, int64_t offset, const void *data, int64_t size) {
    if (fd < 0 || fd >= FILES || !names[fd]) return;
    pthread_mutex_lock(&lock);
    if (watched(paths[fd])) note(kind, names[fd], offset, data, size);
    pthread_mutex_unlock(&lock);
}

static int opened(int fd, const char *path) {
    if (fd < 0 || fd >= FILES) return fd;
    names[fd] = name_of(path);
    if (names[fd]) {
        char whole[4096];  /* one for each number ever used: a file is closed without our being told */
        if (path[0] == '/' || !getcwd(whole, sizeof whole - 1024)) whole[0] = 0;
        else strcat(whole, "/");
        strncat(whole, path, 1023);
        paths[fd] = strdup(whole);
    }
    return fd;
}

void journal_begin(const char *where, const char *file) {
    pthread_mutex_lock(&lock);
    strncpy(folder, where, sizeof folder - 1);
    journal = fopen(file, "wb");
    length = 0;
    pthread_mutex_unlock(&lock);
}

void journal_end(void) {
    pthread_mutex_lock(&lock);
    if (journal) fclose(journal);
    journal = NULL;
    pthread_mutex_unlock(&lock);
}

long journal_length(void) { return length; }

#define OPEN(name)                                                     \
    int name(const char *path, int flags, ...) {                       \
        va_list more;                                                  \
        va_start(more, flags);                                         \
        mode_t mode = flags & O_CREAT ? va_arg(more, int) : 0;         \
        va_end(more);                                                  \
        return opened(REAL(name)(path, flags, mode), path);            \
    }
OPEN(open)
OPEN(open64)

#define PWRITE(name, kind_of_offset)                                             \
    ssize_t name(int fd, const void *data, size_t size, kind_of_offset offset) { \
        ssize_t done = REAL(name)(fd, data, size, offset);                       \
        if (done > 0) tell(fd, 'w', offset, data, done);                         \
        return done;                                                             \
    }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t write(int fd, const void *data, size_t size) {
    int known = fd >= 0 && fd < FILES && names[fd];
    off_t offset = known ? lseek(fd, 0, SEEK_CUR) : 0;
    ssize_t done = REAL(write)(fd, data, size);
    if (known && done > 0) tell(fd, 'w', offset, data, done);
    return done;
}

#define SYNC(name)                          \
    int name(int fd) {                      \
        int failed = REAL(name)(fd);        \
        if (!failed) tell(fd, 's', 0, 0, 0); \
        return failed;                      \
    }
SYNC(fsync)
SYNC(fdatasync)

#define CUT(name, kind_of_size)                     \
    int name(int fd, kind_of_size size) {           \
        int failed = REAL(name)(fd, size);          \
        if (!failed) tell(fd, 't', size, 0, 0);     \
        return failed;                              \
    }
CUT(ftruncate, off_t)
CUT(ftruncate64, off64_t)

int unlink(const char *path) {
    int failed = REAL(unlink)(path);
    pthread_mutex_lock(&lock);
    if (!failed && name_of(path) && watched(path)) note('u', name_of(path), 0, 0, 0);
    pthread_mutex_unlock(&lock);
    return failed;
}
