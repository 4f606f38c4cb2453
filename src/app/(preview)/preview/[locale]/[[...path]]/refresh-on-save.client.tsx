'use client';

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react';
import { useRouter } from 'next/navigation';

/** Renders the page again on the server each time the form beside it saves. */
export function RefreshOnSave() {
  const router = useRouter();
  return <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={globalThis.location?.origin ?? ''} />;
}
