// A line to a host of tables that carries frames both ways until it breaks: a socket to the server, or the worker of
// this page.
export interface Line {
  send(frame: string): void;
  /** The end hears nothing after that. */
  close(): void;
}
export interface LineEnd {
  onopen(): void;
  onframe(frame: string): void;
  /** It broke, or the host hung up. */
  onclose(): void;
}
export type OpenLine = (end: LineEnd) => Line;

const kOpen = 1;

function ownUrl(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}

/** To the server this page came from. */
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
