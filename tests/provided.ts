/** What the test command and the global set-up hand to the tests. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made; empty: SQLite. */
    postgresUrl: string;
    /** The address of the built site, without a trailing slash. */
    baseUrl: string;
    /** Where the built site keeps its files. */
    dataDir: string;
    /** The editor that the demo market came with. */
    editor: { email: string; password: string };
  }
}

export {};
