// Somebody else's analytics: loaded after the customer's consent only, told of pages and of nothing more.

export interface ViewedPage {
  /** With origin, without identifiers and query. */
  url: string;
  title: string;
}

export interface OutsideAnalytics {
  pageView(page: ViewedPage): void;
}

/** A script that does not come is no loss for the customer. */
export function addScript(src: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
}
