import { Button } from './button.tsx';

/** A list that comes page by page. */
export interface Pages {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
}

/** Fetches the next page of a list; nothing once all of it is there. */
export function More({ list, small = false, children }: { list: Pages; small?: boolean; children: string }) {
  return list.hasNextPage ? (
    <Button kind="soft" small={small} busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {children}
    </Button>
  ) : null;
}
