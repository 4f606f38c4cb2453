import type { CollectionConfig } from 'payload';
import { describe, expect, it } from 'vitest';
import { withOwnMenu } from './own-menu';
import type { Role } from './roles';

const isHidden = (config: CollectionConfig, role: Role) => {
  const hidden = withOwnMenu(config).admin?.hidden;
  return typeof hidden === 'function' ? hidden({ user: { role } } as never) : hidden;
};

describe('the admin’s menu', () => {
  it('issue-6 §2: a dealer finds its enquiries and not the pages', () => {
    expect(isHidden({ slug: 'enquiries', fields: [] }, 'dealer')).toBe(false);
    expect(isHidden({ slug: 'pages', fields: [] }, 'dealer')).toBe(true);
    expect(isHidden({ slug: 'pages', fields: [] }, 'editor')).toBe(false);
  });

  it('issue-6 §2: what is made by the inbox alone stands in nobody’s menu', () => {
    expect(isHidden({ slug: 'enquiry-notes', fields: [], admin: { hidden: true } }, 'admin')).toBe(true);
  });
});
