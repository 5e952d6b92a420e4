import type { Invitation } from '#client/api/teamSchemas.ts';

/** The name of an invitation: its email address, or its id where the provider does not give one. */
export const invitationName = ({ email, id }: Pick<Invitation, 'email' | 'id'>): string => (email === '' ? id : email);
