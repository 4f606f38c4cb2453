import { useEffect, useRef, useState } from 'react';

/** Says a result to assistive technology once it has come to rest: not while a slider moves, and not as the page opens. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (first.current === text && said === '') return;
    const timer = setTimeout(() => setSaid(text), restMs);
    return () => clearTimeout(timer);
  }, [text, said]);
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}

/** A slider that is still moving changes sooner than this: a screen reader would be cut off at every step. */
const restMs = 700;
