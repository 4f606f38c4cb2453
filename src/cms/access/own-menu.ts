import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload';
import { permissions } from './permissions';

/**
 * Leaves out of the admin's menu what a person may only read as every visitor may: a dealer is there for its enquiries.
 * What nobody finds there stays so.
 */
export function withOwnMenu<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  if (config.admin?.hidden === true) return config;
  return { ...config, admin: { ...config.admin, hidden: ({ user }: Asked) => !isWorkOf(config.slug, user) } };
}

type Asked = { user: PayloadRequest['user'] };

function isWorkOf(slug: string, user: Asked['user']): boolean {
  const allowed = Object.entries(permissions)
    .filter(([name]) => name === slug)
    .flatMap(([, operations]): readonly string[] => Object.values(operations).flat());
  if (!user) return false;
  return allowed.includes(user.role) || allowed.includes('self') || (user.role === 'dealer' && allowed.includes('own'));
}
