import { createServer, type ServerResponse } from 'node:http';

/** For tests: bytes with the beginning of a JPEG. */
export const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
export const givesPicture = (response: ServerResponse): void => {
  response.end(jpeg);
};

/** For tests: the video site's host of pictures, on this machine. */
export interface VideoHost {
  origin: string;
  /** Requested paths, in their order. */
  calls: string[];
  /** Sets its answer from now on. */
  answers: (answer: (response: ServerResponse) => void) => void;
  close: () => Promise<void>;
}

export const startVideoHost = async (): Promise<VideoHost> => {
  const calls: string[] = [];
  let answer: (response: ServerResponse) => void = givesPicture;
  const server = createServer(({ url = '' }, response) => {
    calls.push(url);
    answer(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    answers: (chosen) => {
      answer = chosen;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
