import * as v from 'valibot';
import { keyScopes } from '#client/api/keySchemas.ts';
import { idField, nameField } from './fields.ts';

export const makeKeyRequest = v.object({
  name: nameField,
  scopes: v.pipe(v.array(v.picklist(keyScopes)), v.minLength(1), v.maxLength(keyScopes.length)),
  project_ids: v.pipe(v.array(idField), v.minLength(1), v.maxLength(200)),
});

export const revokeKeyRequest = v.object({ id: idField });
