type Task = () => Promise<unknown>;

/** Runs tasks one after another. A task that fails is reported by its name, and the others still run. */
export const runSequentially =
  (tasks: Readonly<Record<string, Task>>, onError: (error: unknown, task: string) => void) =>
  async (): Promise<void> => {
    for (const [name, task] of Object.entries(tasks)) {
      try {
        await task();
      } catch (error) {
        onError(error, name);
      }
    }
  };
