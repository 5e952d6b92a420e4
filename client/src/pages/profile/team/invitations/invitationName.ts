import type { Invitation } from '#client/api/teamSchemas.ts';

/** What an invitation goes by: the address it was sent to, or its id where the provider does not say. */
export const invitationName = ({ email, id }: Pick<Invitation, 'email' | 'id'>): string => (email === '' ? id : email);
