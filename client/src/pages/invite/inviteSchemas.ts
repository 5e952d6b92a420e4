import * as v from 'valibot';
import { accountFields } from '../../components/form/accountFields.ts';

const { name, email, password, newPassword } = accountFields;

/** What somebody new types to join; the address is that of the invitation. */
export const newcomerSchema = v.object({ name, password: newPassword });
export type NewcomerFields = v.InferInput<typeof newcomerSchema>;

/** What somebody with an account types to join. */
export const returningSchema = v.object({ email, password });
export type ReturningFields = v.InferInput<typeof returningSchema>;
