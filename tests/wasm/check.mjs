// Runs one check and prints `ok NAME (note)` or `not ok NAME` with the reason. A failed check sets the exit code.
export function check(name, run) {
  try {
    const note = run();
    console.log(`ok ${name}${note ? ` (${note})` : ""}`);
  } catch (error) {
    process.exitCode = 1;
    console.log(`not ok ${name}`);
    console.log(`${error.stack}`.replace(/^/gm, "#   "));
  }
}
