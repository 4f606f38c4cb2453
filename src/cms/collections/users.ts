import type { CollectionConfig } from 'payload';
import { accessFor, hasRole } from '../access/access-for';
import { firstRegisterEndpoint } from '../access/first-register-endpoint';
import { loginEndpoint } from '../access/login';
import { roles } from '../access/roles';

export const Users: CollectionConfig = {
  slug: 'users',
  admin: { useAsTitle: 'email', defaultColumns: ['email', 'name', 'role'], group: 'Administration' },
  auth: {
    maxLoginAttempts: 5,
    lockTime: 15 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Lax' },
    loginWithUsername: false,
  },
  endpoints: [loginEndpoint, firstRegisterEndpoint],
  access: {
    ...accessFor('users'),
    admin: ({ req }) => req.user !== null,
    unlock: ({ req }) => hasRole(req, 'admin'),
  },
  fields: [
    { name: 'name', type: 'text', required: true },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: true,
      options: [...roles],
      access: { update: ({ req }) => hasRole(req, 'admin') },
    },
    {
      name: 'dealer',
      type: 'relationship',
      relationTo: 'dealers',
      saveToJWT: true,
      admin: { condition: (data) => data.role === 'dealer' },
      access: { update: ({ req }) => hasRole(req, 'admin') },
      validate: (value: unknown, { siblingData }: { siblingData: { role?: string } }) =>
        siblingData.role !== 'dealer' || Boolean(value) || 'Say which dealer this person works for.',
    },
  ],
};
