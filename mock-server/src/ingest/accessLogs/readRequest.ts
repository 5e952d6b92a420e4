interface Request {
  readonly method: string;
  readonly target: string;
}

const NO_REQUEST: Request = { method: '', target: '' };
/** Without a protocol (HTTP/0.9, and CDNs that omit it) only these are certainly methods. */
const WITHOUT_PROTOCOL = /^(GET|HEAD|POST|PUT|DELETE|OPTIONS|PATCH) (\/\S*|https?:\/\/\S+)$/u;

/** Parses `GET /page HTTP/1.1`, or `GET /page` alone; returns empty texts for anything else. */
export function readRequest(text: string): Request {
  const first = text.indexOf(' ');
  const last = text.lastIndexOf(' ');
  if (first > 0 && last > first && text.startsWith('HTTP/', last + 1)) {
    return { method: text.slice(0, first), target: text.slice(first + 1, last) };
  }
  const bare = WITHOUT_PROTOCOL.exec(text);
  return bare === null ? NO_REQUEST : { method: bare[1] ?? '', target: bare[2] ?? '' };
}
