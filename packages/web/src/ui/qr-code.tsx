import { useEffect, useState } from 'react';
import './qr-code.css';

/** A picture of a text for cameras. What draws it is fetched when the first one is shown; without it the place stays empty. */
export function QrCode({ text, alt }: { text: string; alt: string }) {
  const [svg, setSvg] = useState<string>();
  useEffect(() => {
    let gone = false;
    import('uqr').then(
      ({ renderSVG }) => gone || setSvg(renderSVG(text)),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return svg === undefined ? (
    <div className="qr" aria-busy="true" />
  ) : (
    <img className="qr" alt={alt} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} />
  );
}
