import { buildConfig } from 'payload';
import { accountMail } from '@/account-mail';
import { createPayloadConfig } from '@/cms/payload-config';
import { createMailTransport } from '@/integrations/mail/mail-transport';
import { getEnv } from '@/lib/env';

const env = getEnv();

export default buildConfig({ ...createPayloadConfig(env), email: accountMail(createMailTransport(env)) });
