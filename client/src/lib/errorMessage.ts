/** What something thrown says of itself, for a log or as the reason within a message; not a text for readers by itself. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
