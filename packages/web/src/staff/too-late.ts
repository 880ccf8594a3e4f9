import { ApiError, serverMessage } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { translate } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';

/**
 * For a step that comes after a colleague's: what stands now is read, and why nothing was done is said above the page, since the row
 * that it would be said beside may be gone.
 */
export const tooLate = (queryKey: readonly unknown[]) => (error: Error) => {
  void queryClient.invalidateQueries({ queryKey });
  if (error instanceof ApiError && [404, 409].includes(error.status)) toast({ title: serverMessage(error, translate('staffTryLater')) });
};
