import type { Server } from 'node:http';
import { idleConnection } from './limits.ts';

/**
 * Keeps idle connections for a while, and ends one only after what has come on it was read. A process that was busy for a
 * moment finds its idle connections over time before it has looked at them: it would reset requests that it never saw.
 */
export const keepIdle = (server: Server): void => {
  server.keepAliveTimeout = idleConnection;
  server.on('timeout', (socket) => {
    const { bytesRead } = socket;
    // Sockets are read between the timers and this.
    setImmediate(() => {
      if (socket.bytesRead === bytesRead) socket.destroy();
    });
  });
};
