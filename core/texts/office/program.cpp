// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/texts/office/program.h"

#include "core/io/file/descriptor.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace hexa::texts {
namespace {

constexpr int turn = 100;  // milliseconds between looks at the stop token
constexpr int turnsOfSecond = 1000 / turn;

struct Pipe {
    Descriptor read;
    Descriptor write;

    static std::optional<Pipe> make() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) return std::nullopt;
        return Pipe{Descriptor(ends[0]), Descriptor(ends[1])};
    }
};

/// Reads what is there, up to `most` bytes in all; what is more is dropped. Returns false at the
/// end.
bool take(int fd, std::string& text, std::size_t most) {
    std::array<char, 65536> part;
    const ssize_t size = ::read(fd, part.data(), part.size());
    if (size < 0) return errno == EINTR || errno == EAGAIN;
    text.append(part.data(), std::min(static_cast<std::size_t>(size), most - std::min(most, text.size())));
    return size > 0;
}

/// In the new process, which may call little between fork and exec.
[[noreturn]] void become(const char* program, char* const* arguments, const ProgramLimits& limits, int input,
                         int output, int words, int failure) {
    setpgid(0, 0);
    const rlimit memory{limits.memory, limits.memory};
    setrlimit(RLIMIT_DATA, &memory);
    const auto seconds = static_cast<rlim_t>(limits.seconds);
    const rlimit time{seconds, seconds + 1};
    setrlimit(RLIMIT_CPU, &time);
    if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0 && dup2(words, STDERR_FILENO) >= 0)
        execv(program, arguments);
    const int error = errno;
    (void)!write(failure, &error, sizeof error);
    _exit(127);
}

/// A process that runs. Killed with its own children, and waited for, when this goes.
class Child {
public:
    explicit Child(pid_t id) : mId(id) {}
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;
    ~Child() {
        if (!mEnded) {
            ::kill(-mId, SIGKILL);
            ::kill(mId, SIGKILL);  // in case that it has no group yet
            wait(0);
        }
    }

    /// True when it has ended.
    bool wait(int options = WNOHANG) {
        while (!mEnded) {
            const pid_t ended = waitpid(mId, &mStatus, options);
            if (ended < 0 && errno == EINTR) continue;
            if (ended == 0) return false;
            mEnded = true;
        }
        return true;
    }
    int exitStatus() const { return WIFEXITED(mStatus) ? WEXITSTATUS(mStatus) : -1; }
    bool ranOutOfTime() const {
        return WIFSIGNALED(mStatus) && (WTERMSIG(mStatus) == SIGXCPU || WTERMSIG(mStatus) == SIGKILL);
    }

private:
    pid_t mId;
    int mStatus = 0;
    bool mEnded = false;
};

ProgramEnd failed(ProgramEnd::How how, int status = 0) { return {how, status, {}, {}}; }

/// Reads what a child writes until it ends or has to be stopped.
ProgramEnd follow(Child& child, const Descriptor& output, const Descriptor& words,
                  const ProgramLimits& limits, const std::stop_token& stop) {
    ProgramEnd end;
    std::array<pollfd, 2> open{{{output.fd(), POLLIN, 0}, {words.fd(), POLLIN, 0}}};
    for (int idle = 0; open[0].fd >= 0 || open[1].fd >= 0;) {
        if (stop.stop_requested()) return failed(ProgramEnd::How::Stopped);
        const int ready = ::poll(open.data(), open.size(), turn);
        if (ready <= 0) {
            // One that it has started may hold the pipes.
            if (ready == 0 && child.wait()) break;
            if (ready == 0 && ++idle > limits.seconds * turnsOfSecond)
                return failed(ProgramEnd::How::TooSlow);
            continue;
        }
        idle = open[0].revents != 0 ? 0 : idle;
        if (open[0].revents != 0 && !take(open[0].fd, end.output, limits.output + 1)) open[0].fd = -1;
        if (open[1].revents != 0 && !take(open[1].fd, end.words, limits.words)) open[1].fd = -1;
        if (end.output.size() > limits.output) return failed(ProgramEnd::How::TooLarge);
    }
    for (int idle = 0; !child.wait();) {
        if (stop.stop_requested()) return failed(ProgramEnd::How::Stopped);
        if (++idle > limits.seconds * turnsOfSecond) return failed(ProgramEnd::How::TooSlow);
        ::poll(nullptr, 0, turn);
    }
    if (child.ranOutOfTime()) return failed(ProgramEnd::How::TooSlow);
    end.status = child.exitStatus();
    return end;
}

}  // namespace

std::string findProgram(std::string_view name, std::string_view folders) {
    while (!folders.empty()) {
        const auto end = std::min(folders.find(':'), folders.size());
        const std::string path = std::string(folders.substr(0, end)) + '/' + std::string(name);
        struct stat info {};
        // No program is taken from the current folder.
        if (end > 0 && path.front() == '/' && access(path.c_str(), X_OK) == 0 &&
            stat(path.c_str(), &info) == 0 && S_ISREG(info.st_mode))
            return path;
        folders.remove_prefix(std::min(end + 1, folders.size()));
    }
    return {};
}

ProgramEnd runProgram(const std::string& program, const std::vector<std::string>& arguments,
                      const ProgramLimits& limits, const std::stop_token& stop) {
    auto output = Pipe::make();
    auto words = Pipe::make();
    auto failure = Pipe::make();
    const Descriptor input(::open("/dev/null", O_RDONLY | O_CLOEXEC));
    if (!output || !words || !failure || !input.open()) return failed(ProgramEnd::How::NotStarted, errno);
    std::vector<std::string> texts{program};
    texts.insert(texts.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    for (std::string& text : texts) pointers.push_back(text.data());
    pointers.push_back(nullptr);
    const pid_t id = fork();
    if (id < 0) return failed(ProgramEnd::How::NotStarted, errno);
    if (id == 0)
        become(program.c_str(), pointers.data(), limits, input.fd(), output->write.fd(), words->write.fd(),
               failure->write.fd());
    Child child(id);
    for (Pipe* pipe : {&*output, &*words, &*failure}) pipe->write = Descriptor();  // the child has its own
    int error = 0;
    ssize_t size = 0;
    do size = ::read(failure->read.fd(), &error, sizeof error);
    while (size < 0 && errno == EINTR);
    if (size > 0) return failed(ProgramEnd::How::NotStarted, error);
    return follow(child, output->read, words->read, limits, stop);
}

}  // namespace hexa::texts
