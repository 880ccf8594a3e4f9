export const hatfield = { lat: -25.7487, lng: 28.238 };

/** The beginning of a request, without its end. */
export const headOf = (method: string, path: string, port: number, cookie: string) =>
  `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n`;
