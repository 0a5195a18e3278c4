#!/usr/bin/env python3
"""Plays random legal moves at a table of Spires. It knows docs/protocol.md and no rules.

  bot_client.py http://127.0.0.1:8080 towers                     opens a table (or: duel) and plays both seats
  bot_client.py http://127.0.0.1:8080 --join brave-raven-42 B    takes one seat at an existing table
"""
import base64, hashlib, json, os, random, secrets, sys, time
from http.client import HTTPConnection, HTTPSConnection
from urllib.parse import urlsplit


class WebSocket:
    """As much of RFC 6455 as a client needs: text both ways, pings answered, no extensions."""

    def __init__(self, url):
        where, key = urlsplit(url), base64.b64encode(os.urandom(16)).decode()
        http = {"http": HTTPConnection, "https": HTTPSConnection}[where.scheme](where.netloc)
        http.request("GET", "/ws", headers={"Upgrade": "websocket", "Connection": "Upgrade",
                                            "Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"})
        self.answer, proof = http.getresponse(), hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode())
        if self.answer.getheader("Sec-WebSocket-Accept") != base64.b64encode(proof.digest()).decode():
            sys.exit(f"no WebSocket at {url}: {self.answer.status} {self.answer.reason}")
        self.socket, self.stream = http.sock, self.answer.fp  # From here on the connection carries frames.

    def send_frame(self, opcode, payload):
        mask, size = os.urandom(4), len(payload)  # A client masks its frames: the top bit of the length says so.
        length = [0x80 | size] if size < 126 else [0x80 | 126, size >> 8, size & 0xFF]
        self.socket.sendall(bytes([0x80 | opcode, *length, *mask]) + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def read_message(self):
        text = b""
        while head := self.stream.read(2):
            opcode, longer = head[0] & 0x0F, {126: 2, 127: 8}.get(head[1])  # A long frame's size comes in more bytes.
            payload = self.stream.read(int.from_bytes(self.stream.read(longer), "big") if longer else head[1])
            if opcode == 8:
                sys.exit(f"the server closed the connection: {payload[2:].decode()}")
            elif opcode == 9:  # A ping wants its bytes back.
                self.send_frame(10, payload)
            text += payload if opcode in (0, 1) else b""
            if opcode in (0, 1) and head[0] & 0x80:  # A long message may come in several frames; this is its last.
                return json.loads(text)
        sys.exit("the connection broke")


def play(url, game, code=None, seat=None):
    connection, last, to_take = WebSocket(url), b"", None

    def ask(kind, **fields):
        nonlocal last
        last = json.dumps({"type": kind, "request": secrets.token_hex(8), **fields}).encode()
        connection.send_frame(1, last)

    connection.send_frame(1, b'{"type":"hello","protocol":1,"previews":false}')
    while message := connection.read_message():
        kind = message["type"]
        if kind == "welcome" and code:
            ask("join", table=code)
        elif kind == "welcome":
            ask("create", game=game, settings={"players": 2}, seats=[{"sitter": "open"}] * 2, visibility="link")
        elif kind == "table" and to_take is None:  # What the seats are called depends on the game: the table says it.
            code, to_take = message["table"], [seat] if seat else [place["seat"] for place in message["seats"]]
            ask("sit", seat=to_take.pop(), name="Random")
        elif kind == "seated" and to_take:
            ask("sit", seat=to_take.pop(), name="Random")
        elif kind == "seated" and not seat:
            ask("start")
        elif kind == "legal":
            ask("move", seat=message["seat"], seq=message["seq"], action=random.choice(message["actions"])["action"])
        elif kind == "refused" and message["code"] == "too_fast":
            time.sleep(1)
            connection.send_frame(1, last)  # The same request again counts once.
        elif kind == "refused" and message["code"] != "stale":  # After that the host tells what was missed.
            sys.exit(f"refused: {message}")
        elif kind == "over":
            places = ", ".join(f"{place['seat']} {place['place']}" for place in message["places"])
            print(f"over after {message['seq']} events ({message['reason']}), places: {places}")
            return print(f"{url.rstrip('/')}/api/tables/{code}/record")


play(*sys.argv[1:]) if len(sys.argv) in (3, 5) else sys.exit(__doc__)
