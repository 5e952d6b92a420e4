/** Types of Coze's messages beside the question and the answer: calls of tools, their results, and questions that it suggests. */
const ASIDE = /^(?:function_call|tool_output|tool_response|follow_up|verbose|knowledge)$/u;

/** Whether a message of this type is no part of the answer, though it has the assistant's role. */
export const isAside = (type: unknown): boolean => typeof type === 'string' && ASIDE.test(type);
