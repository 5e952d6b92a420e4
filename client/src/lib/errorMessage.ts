/** The message of a thrown value, for a log or inside another message; not for users on its own. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
