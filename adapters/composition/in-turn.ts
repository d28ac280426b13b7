type Task = () => Promise<unknown>;

/** Does one task after another. One that fails is told of by its name and stops no other. */
export const inTurn =
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
