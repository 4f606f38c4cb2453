import 'node:stream';

/**
 * The types of @fastify/busboy give `Readable` an event of their own and hide with it all those that it inherits. These
 * lines bring them back.
 */
declare module 'stream' {
  // biome-ignore lint/suspicious/noExplicitAny: what a stream's events carry is what @types/node calls any, too
  type Listener = (...values: any[]) => void;

  interface Readable {
    on(event: string | symbol, listener: Listener): this;
    once(event: string | symbol, listener: Listener): this;
    addListener(event: string | symbol, listener: Listener): this;
    removeListener(event: string | symbol, listener: Listener): this;
  }
}
