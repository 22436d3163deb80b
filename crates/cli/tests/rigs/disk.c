// A library for tests that stands between a program and its files. The dynamic linker loads it through LD_PRELOAD. It
// sees every write and sync of files in one folder.
//
// Three environment variables control the library:
//
// - DISK_FOLDER: the folder. The library ignores SQLite's shared memory (-shm), because a power cut may lose it.
// - DISK_CONTROL: a file with the `struct control` below. A test changes it while the program runs.
// - DISK_JOURNAL: a file to which the library writes every operation, in order. From it the test computes what the
//   disk holds after a power cut.
//
// With a journal, a sync does not reach the real disk. The journal has the syncs that have returned. Only these count as
// done.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum kind { WRITE = 1, TRUNCATE = 2, SYNC = 3, UNLINK = 4, RENAME = 5, CREATE = 6, SYNC_FOLDER = 7 };

struct control {
  uint64_t done;    // how many operations of the kinds in `kinds` were tried
  uint64_t fail_at; // the number of the first operation that fails, counted as in `done`; 0 if none fails
  uint64_t failing; // how many operations fail, beginning with that one
  uint64_t error;   // the errno of the operations that fail
  uint64_t failed;  // how many operations have failed
  uint64_t cut_at;  // the process ends before the operation with this number, as in a power cut; 0 for never
  uint64_t kinds;   // the kinds of operations that are counted and can fail, one bit each
};

enum { FILES = 65536, NAME = 256 };

static char folder[4096];
static size_t folder_length;
static struct control *orders;
static int journal = -1;
// By descriptor: the name of the file in the folder. Empty for files elsewhere, "/" for the folder itself.
static char names[FILES][NAME];
static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void begin(void) {
  const char *place = getenv("DISK_FOLDER"), *control = getenv("DISK_CONTROL"), *written = getenv("DISK_JOURNAL");
  if (!place || !control) return;
  strncpy(folder, place, sizeof folder - 1);
  folder_length = strlen(folder);
  int file = (int)syscall(SYS_openat, AT_FDCWD, control, O_RDWR, 0);
  if (file >= 0) orders = mmap(NULL, sizeof *orders, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  if (orders == MAP_FAILED) orders = NULL;
  if (file >= 0) syscall(SYS_close, file);
  if (written) journal = (int)syscall(SYS_openat, AT_FDCWD, written, O_WRONLY | O_CREAT | O_APPEND, 0600);
}

// Returns the name of a path in the folder. NULL for files elsewhere and for SQLite's shared memory.
static const char *name_of(const char *path) {
  if (!orders || !path || strncmp(path, folder, folder_length)) return NULL;
  const char *rest = path + folder_length;
  if (*rest == 0) return "/";
  if (*rest++ != '/') return NULL;
  if (*rest == 0) return "/";
  size_t length = strlen(rest);
  if (length >= NAME || (length > 4 && !strcmp(rest + length - 4, "-shm"))) return NULL;
  return rest;
}

static const char *name_by(int file) {
  return orders && file >= 0 && file < FILES && names[file][0] ? names[file] : NULL;
}

static void note(enum kind kind, const char *name, uint64_t at, const char *data, size_t length) {
  if (journal < 0) return;
  uint64_t head[4] = {kind, strlen(name), at, length};
  struct iovec parts[3] = {{head, sizeof head}, {(void *)name, strlen(name)}, {(void *)data, data ? length : 0}};
  if (syscall(SYS_writev, journal, parts, 3) < 0) abort();
}

// Counts an operation, and returns whether it must fail. Ends the process if the power is cut at this operation.
static int fails(enum kind kind, const char *name, uint64_t at, const char *data, size_t length) {
  if (!(__atomic_load_n(&orders->kinds, __ATOMIC_SEQ_CST) >> kind & 1)) return 0;
  uint64_t now = __atomic_add_fetch(&orders->done, 1, __ATOMIC_SEQ_CST);
  uint64_t cut = __atomic_load_n(&orders->cut_at, __ATOMIC_SEQ_CST);
  if (cut && now >= cut) {
    if (kind == WRITE) note(kind, name, at, data, length); // a part of the write may be on the disk
    syscall(SYS_exit_group, 137);
  }
  uint64_t first = __atomic_load_n(&orders->fail_at, __ATOMIC_SEQ_CST);
  if (!first || now < first || now - first >= __atomic_load_n(&orders->failing, __ATOMIC_SEQ_CST)) return 0;
  __atomic_add_fetch(&orders->failed, 1, __ATOMIC_SEQ_CST);
  errno = (int)__atomic_load_n(&orders->error, __ATOMIC_SEQ_CST);
  return 1;
}

static int opened(int file, const char *path, int is_new) {
  const char *name = name_of(path);
  if (file >= 0 && file < FILES) {
    strncpy(names[file], name ? name : "", NAME - 1);
    if (name && is_new) note(CREATE, name, 0, NULL, 0);
  }
  return file;
}

static int open_file(int at, const char *path, int flags, mode_t mode) {
  const char *name = at == AT_FDCWD ? name_of(path) : NULL;
  if (!name) return opened((int)syscall(SYS_openat, at, path, flags, mode), at == AT_FDCWD ? path : NULL, 0);
  pthread_mutex_lock(&turn);
  struct stat found;
  int writes = (flags & O_ACCMODE) != O_RDONLY, is_new = (flags & O_CREAT) && stat(path, &found);
  int file = writes && fails(CREATE, name, 0, NULL, 0) ? -1 : (int)syscall(SYS_openat, at, path, flags, mode);
  opened(file, path, is_new);
  if (file >= 0 && (flags & O_TRUNC) && !is_new) note(TRUNCATE, name, 0, NULL, 0);
  pthread_mutex_unlock(&turn);
  return file;
}

#define MODE(flags) \
  mode_t mode = 0; \
  if ((flags) & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); }

int open(const char *path, int flags, ...) { MODE(flags) return open_file(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return open_file(AT_FDCWD, path, flags | O_LARGEFILE, mode); }
int openat(int at, const char *path, int flags, ...) { MODE(flags) return open_file(at, path, flags, mode); }
int openat64(int at, const char *path, int flags, ...) { MODE(flags) return open_file(at, path, flags | O_LARGEFILE, mode); }
int creat(const char *path, mode_t mode) { return open_file(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }

int close(int file) {
  if (file >= 0 && file < FILES) names[file][0] = 0;
  return (int)syscall(SYS_close, file);
}

static ssize_t write_at(int file, const void *data, size_t length, off_t at) {
  const char *name = name_by(file);
  if (!name) return syscall(SYS_pwrite64, file, data, length, at);
  pthread_mutex_lock(&turn);
  ssize_t done = -1;
  if (!fails(WRITE, name, (uint64_t)at, data, length)) {
    done = syscall(SYS_pwrite64, file, data, length, at);
    if (done > 0) note(WRITE, name, (uint64_t)at, data, (size_t)done);
  }
  pthread_mutex_unlock(&turn);
  return done;
}

ssize_t pwrite(int file, const void *data, size_t length, off_t at) { return write_at(file, data, length, at); }
ssize_t pwrite64(int file, const void *data, size_t length, off64_t at) { return write_at(file, data, length, at); }

ssize_t write(int file, const void *data, size_t length) {
  if (!name_by(file)) return syscall(SYS_write, file, data, length);
  off_t at = lseek(file, 0, SEEK_CUR);
  ssize_t done = write_at(file, data, length, at);
  if (done > 0) lseek(file, at + done, SEEK_SET);
  return done;
}

ssize_t writev(int file, const struct iovec *parts, int count) {
  if (!name_by(file)) return syscall(SYS_writev, file, parts, count);
  ssize_t done = 0;
  for (int n = 0; n < count; n++) {
    ssize_t part = write(file, parts[n].iov_base, parts[n].iov_len);
    if (part < 0) return done ? done : part;
    done += part;
    if ((size_t)part < parts[n].iov_len) break;
  }
  return done;
}

static int sync_file(int file, long call) {
  const char *name = name_by(file);
  if (!name) return (int)syscall(call, file);
  enum kind kind = strcmp(name, "/") ? SYNC : SYNC_FOLDER;
  pthread_mutex_lock(&turn);
  int done = -1;
  if (!fails(kind, name, 0, NULL, 0)) {
    done = journal >= 0 ? 0 : (int)syscall(call, file);
    if (!done) note(kind, name, 0, NULL, 0);
  }
  pthread_mutex_unlock(&turn);
  return done;
}

int fsync(int file) { return sync_file(file, SYS_fsync); }
int fdatasync(int file) { return sync_file(file, SYS_fdatasync); }

static int truncate_file(int file, off_t length) {
  const char *name = name_by(file);
  if (!name) return (int)syscall(SYS_ftruncate, file, length);
  pthread_mutex_lock(&turn);
  int done = -1;
  if (!fails(TRUNCATE, name, (uint64_t)length, NULL, 0)) {
    done = (int)syscall(SYS_ftruncate, file, length);
    if (!done) note(TRUNCATE, name, (uint64_t)length, NULL, 0);
  }
  pthread_mutex_unlock(&turn);
  return done;
}

int ftruncate(int file, off_t length) { return truncate_file(file, length); }
int ftruncate64(int file, off64_t length) { return truncate_file(file, length); }

int unlink(const char *path) {
  const char *name = name_of(path);
  if (!name) return (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  pthread_mutex_lock(&turn);
  int done = -1;
  if (!fails(UNLINK, name, 0, NULL, 0)) {
    done = (int)syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    if (!done) note(UNLINK, name, 0, NULL, 0);
  }
  pthread_mutex_unlock(&turn);
  return done;
}

int rename(const char *from, const char *to) {
  const char *name = name_of(from), *other = name_of(to);
  if (!name || !other) return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
  pthread_mutex_lock(&turn);
  int done = -1;
  if (!fails(RENAME, name, 0, NULL, 0)) {
    done = (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
    if (!done) note(RENAME, name, 0, other, strlen(other));
  }
  pthread_mutex_unlock(&turn);
  return done;
}
