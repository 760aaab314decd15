//! The program: the window, or one headless command.

fn main() -> std::process::ExitCode {
    tabledelve::cli::main(tabledelve::games::GAMES)
}
