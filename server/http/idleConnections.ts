import type { Server } from 'node:http';
import { idleConnection } from './limits.ts';

/**
 * Keeps idle connections for a while, and ends one only after reading from it. A process that was busy for a moment would
 * find its idle connections overdue before it has read them, and reset requests unseen.
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
