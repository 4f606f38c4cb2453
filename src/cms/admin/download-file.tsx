'use client';

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';

/** A plain link that downloads a visitor's file, with its size, and whether a virus scanner has seen it. */
export function DownloadFile() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const bytes = useFormFields(([fields]) => Number(fields.bytes?.value));
  const scan = useFormFields(([fields]) => fields.scan?.value);
  if (!id) return null;
  return (
    <p>
      <a href={`${config.serverURL}${config.routes.api}/enquiry-files/${id}/download`}>Download</a> ({toSize(bytes)}
      {scan === 'clean' ? '' : ', not scanned for viruses'})
    </p>
  );
}

function toSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
