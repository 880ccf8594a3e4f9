import type { DeskOrder } from '@safiri/contract/desk/order-shapes.ts';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { Link } from 'wouter';
import { clockTime, methodNames } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { AuditTable } from './audit-screen.tsx';
import { BackLink } from './back-link.tsx';
import { useDeskOrder } from './desk-api.ts';
import { Facts } from './facts.tsx';
import { TripRow } from './found-rows.tsx';
import { Allowed, useMay } from './may.tsx';
import { orderKindNames, orderNames } from './names.ts';
import { OrderLines, OrderTimes } from './order-cards.tsx';
import { OrderToDo } from './order-to-do.tsx';
import { PageName } from './page-name.tsx';
import { PersonLink } from './person-link.tsx';
import { SEARCH_PATH } from './search-key.ts';
import { ShownContact } from './shown-contact.tsx';
import { StaffPhone } from './staff-phone.tsx';
import './desk.css';

function Head({ page }: { page: DeskOrder }) {
  const t = useText();
  const { order, parcel } = page;
  const name = order.shop ?? t(orderKindNames[order.kind]);
  const method = methodNames[page.paymentMethod];
  return (
    <header className="review-head">
      <PageName name={order.dayNumber === null ? name : `#${order.dayNumber} · ${name}`} />
      <p className="row wrap">
        <span className={order.status === 'placed' ? 'chip wait' : 'chip'}>{t(orderNames[order.status])}</span>
        {order.status === 'placed' && page.answerBy !== null ? (
          <span className="label strong num">{t('deskOrderAnswerBy', { time: clockTime(page.answerBy) })}</span>
        ) : null}
      </p>
      <div className="card facts-card">
        <Facts
          facts={[
            { name: t('factKind'), value: t(orderKindNames[order.kind]) },
            { name: t('factPayment'), value: method === undefined ? page.paymentMethod : t(method) },
            { name: t('factFrom'), value: page.pickupAddress, isLong: true },
            { name: t('factTo'), value: page.dropoffAddress, isLong: true },
            parcel === null ? null : { name: t('factWeight'), value: `${parcel.weight} kg` },
            parcel?.receiver == null ? null : { name: t('factReceiver'), value: parcel.receiver },
            { name: t('factOrder'), value: order.number },
          ]}
        />
      </div>
    </header>
  );
}

/** Who ordered, and the shop's board. */
function People({ page }: { page: DeskOrder }) {
  const t = useText();
  const may = useMay();
  const { shop, customerPhone, note } = page;
  const { customer } = page.order;
  if (customer === null && shop === null) return null;
  return (
    <section className="card doc" aria-label={t('deskPeople')}>
      <h2 className="h2">{t('deskPeople')}</h2>
      <ul className="desk-facts">
        {customer === null ? null : (
          <li className="desk-party">
            <span>
              <span className="caption desk-under">{t('factCustomer')}</span>
              <PersonLink className="text-link" userId={customer.userId}>
                {customer.name}
              </PersonLink>
            </span>
            {customerPhone === null ? null : <ShownContact userId={customer.userId} field="phone" masked={customerPhone} />}
            {note === null || note === '' ? null : <p className="caption">{note}</p>}
          </li>
        )}
        {shop === null ? null : (
          <li className="desk-party">
            <span className="caption">{t('factShop')}</span>
            <span className="label strong">{shop.name}</span>
            <span className="caption">{shop.address}</span>
            {shop.phone === null ? null : (
              <a className="text-link" href={`tel:${shop.phone}`}>
                <StaffPhone phone={shop.phone} />
              </a>
            )}
            {/* While it waits, the same way stands in what to do. */}
            {may(orderPaths.board) && page.order.status !== 'placed' ? (
              <Link className="text-link" href={`/staff/boards/${shop.merchantId}`}>
                {t('deskOrderOpenShop', { name: shop.name })}
              </Link>
            ) : null}
          </li>
        )}
      </ul>
    </section>
  );
}

/** `/staff/order/:id`: one order with all that is known of it. */
export function OrderScreen({ orderId }: { orderId: number }) {
  const t = useText();
  const { data: page, isError, refetch } = useDeskOrder(orderId);
  if (page === undefined && isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void refetch()} />;
  if (page === undefined) return <Skeleton height={420} />;
  const waits = page.order.status === 'placed';
  return (
    <>
      <BackLink href={SEARCH_PATH} to="sectionSearch" />
      <Head page={page} />
      <div className="console-grid">
        <div className="stack">
          {/* While the shop has not answered, what to do about it comes first. */}
          {waits ? <OrderToDo page={page} /> : <OrderLines page={page} />}
          {waits ? <People page={page} /> : <OrderTimes page={page} />}
        </div>
        <div className="stack">
          {waits ? <OrderLines page={page} /> : <People page={page} />}
          {waits ? <OrderTimes page={page} /> : null}
          {page.trip === null ? null : (
            <section className="stack" aria-label={t('deskOrderTrip')}>
              <h2 className="h2">{t('deskOrderTrip')}</h2>
              <div className="card list">
                <TripRow trip={page.trip} />
              </div>
            </section>
          )}
        </div>
      </div>
      <Allowed to={deskPaths.orderDone}>
        <section className="stack" aria-label={t('deskDone')}>
          <h2 className="h2">{t('deskDone')}</h2>
          <AuditTable about={{ orderId }} />
        </section>
      </Allowed>
    </>
  );
}
