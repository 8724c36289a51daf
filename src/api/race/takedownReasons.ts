/** Why a photo should be taken down, as sent to the service. */
export const TAKEDOWN_REASONS = ['notMe', 'privacy', 'unpleasant', 'other'] as const
export type TakedownReason = (typeof TAKEDOWN_REASONS)[number]
