'use client';

import { useConfig, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { MailQueueButton } from './mail-queue-button';

/** 'Send again' beside a message that is dead or sent. */
export function ResendButton() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const status = useFormFields(([fields]) => fields.status?.value);
  if (!id || (status !== 'dead' && status !== 'sent')) return null;
  const address = `${config.serverURL}${config.routes.api}/outbox-messages/${id}/resend`;
  return <MailQueueButton address={address} label="Send again" />;
}
