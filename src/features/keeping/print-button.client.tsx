'use client';

import { useSyncExternalStore } from 'react';
import { Button } from '@/ui/button';

/** Prints the page. Only a browser that runs it can: without JavaScript there is no button, and the browser's own prints. */
export function PrintButton({ label }: { label: string }) {
  const canPrint = useSyncExternalStore(never, inBrowser, onServer);
  if (!canPrint) return null;
  return (
    <Button variant="quiet" icon="download" className="no-print" onClick={() => window.print()}>
      {label}
    </Button>
  );
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
