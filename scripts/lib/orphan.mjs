/**
 * Ends this process (as a SIGTERM would) once npm has gone away. npm passes a SIGTERM on to the shell between it and us,
 * and the shell dies without telling us: the server would go on for ever, holding its port.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
