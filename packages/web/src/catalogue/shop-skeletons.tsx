/** Shops that are not here yet, as tall as those that come. */
export function ShopSkeletons() {
  return (
    <div className="shop-cards" aria-busy="true">
      {[1, 2, 3].map((n) => (
        <div key={n} className="card shop-card">
          <div className="skeleton shop-cover-skeleton" />
          <div className="shop-in">
            <div className="skeleton line" />
            <div className="skeleton line short" />
            <div className="skeleton line" />
          </div>
        </div>
      ))}
    </div>
  );
}
