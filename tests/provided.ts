/** What the test command and the global set-up hand to the tests. */
declare module 'vitest' {
  interface ProvidedContext {
    /** Where test databases are made; empty: SQLite. */
    postgresUrl: string;
    /** What the names of this run's test databases begin with: another run may be going on beside it. */
    databasePrefix: string;
    /** The address of the built site, without a trailing slash. */
    baseUrl: string;
    /** Where the built site keeps its files. */
    dataDir: string;
    /** The editor that the demo market came with. */
    editor: { email: string; password: string };
  }
}

export {};
