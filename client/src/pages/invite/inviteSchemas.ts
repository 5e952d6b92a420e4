import * as v from 'valibot';
import { accountFields } from '#client/components/form/accountFields.ts';

const { name, email, password, newPassword } = accountFields;

/** The form of a new user; the email is that of the invitation. */
export const newcomerSchema = v.object({ name, password: newPassword });
export type NewcomerFields = v.InferInput<typeof newcomerSchema>;

/** The form of a user with an account. */
export const returningSchema = v.object({ email, password });
export type ReturningFields = v.InferInput<typeof returningSchema>;
