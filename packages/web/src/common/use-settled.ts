import { useEffect, useState } from 'react';

/** Milliseconds without a key before it is searched. */
const TYPING_MS = 300;

/** What was typed, once nothing more is. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
