// A line to a host of tables that carries frames both ways until it breaks: a socket to the server, or a port to the
// worker of this page.
export interface Line {
  send(frame: string): void;
  /** The end gets no further calls. */
  close(): void;
}
export interface LineEnd {
  onopen(): void;
  onframe(frame: string): void;
  /** The line broke, or the host closed it. */
  onclose(): void;
}
export type OpenLine = (end: LineEnd) => Line;

const kOpen = 1;

function ownUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

/** Opens a socket to the server of this page. */
export function openSocket(end: LineEnd): Line {
  const socket = new WebSocket(ownUrl());
  let isClosed = false;
  const unless = (event: () => void) => (): void => {
    if (!isClosed) event();
  };
  socket.addEventListener('open', unless(end.onopen));
  socket.addEventListener('message', (event: MessageEvent<string>) => unless(() => end.onframe(event.data))());
  socket.addEventListener('close', unless(end.onclose));
  return {
    send: (frame) => {
      if (socket.readyState === kOpen) socket.send(frame);
    },
    close: () => {
      isClosed = true;
      socket.close();
    },
  };
}
