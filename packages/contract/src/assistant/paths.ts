export const assistantPaths = {
  voiceOrder: 'POST /api/ai/voice-order',
  smartList: 'POST /api/ai/smart-shopping-list',
} as const;
