// Rules about equipment in repair.

export const repairRules: Record<string, string> = {
  'a ticket is found by its number and belongs to a customer': `
    select ticket_id as subject from operator.tickets t
    where not exists (select from operator.ticket_numbers n where n.ticket_id = t.ticket_id and n.customer_id = t.customer_id)
      or not exists (select from operator.customers c where c.customer_id = t.customer_id)
      or line_id is not null and not exists (
        select from operator.lines l where l.customer_id = t.customer_id and l.line_id = t.line_id)
    union all
    select ticket_id from operator.ticket_numbers n
    where not exists (select from operator.tickets t where t.customer_id = n.customer_id and t.ticket_id = n.ticket_id)`,

  'a ticket stands where its last step left it, and its steps follow each other in time': `
    select ticket_id as subject from operator.tickets t, moment, lateral (
      select count(*) as steps, max(position) as last, max(changed_at) as changed,
        (array_agg(status order by position))[1] as first,
        (array_agg(status order by position desc))[1] as current,
        array_agg(changed_at order by position) = array_agg(changed_at order by changed_at) as in_order
      from operator.ticket_steps s where s.customer_id = t.customer_id and s.ticket_id = t.ticket_id) s
    where s.steps = 0 or s.last <> s.steps or s.first <> 'EQUIPO_CAC' or s.current <> t.status
      or not s.in_order or s.changed <> t.updated_at or t.created_at > t.updated_at or t.updated_at > now`,

  'a description names the device, and its number has its check digit': `
    select ticket_id as subject from operator.tickets
    where description !~ ('^Equipo IMEI ' || imei || ', .*[.]$') or imei !~ '^[0-9]{15}$'
      or (select sum(case when n * f > 9 then n * f - 9 else n * f end) % 10
          from generate_series(1, 15) i, lateral (
            select substr(imei, i, 1)::int as n, 2 - i % 2 as f) d) <> 0`,

  'a ticket that waits for its customer has a price, and nobody moves it': `
    select ticket_id as subject from operator.tickets
    where status = 'INF_TECNICO' and decision is null and prices <> '[]' and next_move_at is not null
      or (decision is null) <> (decided_at is null)
      or decision is not null and (prices = '[]' or status in ('EQUIPO_CAC', 'TRASLADO_TALLER', 'ENTREGADO_TALLER', 'INF_TECNICO'))
      or status in ('ENTREGA_CLIENTE', 'ENTREGA_DOMICILIO') and next_move_at is not null`,

  'a step asks for approval where the report is told and something costs': `
    select ticket_id as subject from operator.ticket_steps s join operator.tickets t using (customer_id, ticket_id)
    where needs_approval <> (s.status = 'INF_TECNICO' and prices <> '[]')`,
};
