/** Whether a text has nothing that could be scored. */
export const isBlank = (text: string): boolean => text.trim() === '';
