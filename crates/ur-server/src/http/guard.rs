//! Who may ask, and how often.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::protocol::{Problem, ProblemCode};
use crate::settings::Settings;

use super::App;
use super::refusal::Refusal;

/// Seconds' worth of requests that may come at once.
const BURST: u32 = 4;

/// Requests after which addresses are forgotten that have been quiet.
const FORGET_EVERY: u32 = 10_000;

/// Counts what every address does.
pub(crate) struct Guard {
    requests: DefaultKeyedRateLimiter<IpAddr>,
    games: DefaultKeyedRateLimiter<IpAddr>,
    sockets: Mutex<HashMap<IpAddr, u32>>,
    sockets_per_address: u32,
    origins: Vec<String>,
    behind_proxy: bool,
    /// Requests so far.
    seen: AtomicU32,
}

/// An address that has been let in; its socket is counted until this is dropped.
pub(crate) struct CountedSocket {
    guard: Arc<Guard>,
    address: IpAddr,
}

impl Drop for CountedSocket {
    fn drop(&mut self) {
        let mut sockets = self.guard.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = sockets.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                sockets.remove(&self.address);
            }
        }
    }
}

impl Guard {
    pub(crate) fn new(settings: &Settings) -> Guard {
        let limits = &settings.limits;
        let per_second = at_least_one(limits.requests_per_second);
        let burst = at_least_one(limits.requests_per_second.saturating_mul(BURST));
        let games = at_least_one(limits.games_per_minute);
        Guard {
            requests: RateLimiter::keyed(Quota::per_second(per_second).allow_burst(burst)),
            games: RateLimiter::keyed(Quota::per_minute(games)),
            sockets: Mutex::new(HashMap::new()),
            sockets_per_address: limits.sockets_per_address,
            origins: settings.origins.clone(),
            behind_proxy: settings.behind_proxy,
            seen: AtomicU32::new(0),
        }
    }

    /// Who asks: all of a network that one household may have count as one.
    pub(crate) fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get("x-forwarded-for").filter(|_| self.behind_proxy);
        // The last address is the one that the proxy itself has seen.
        let forwarded = forwarded.and_then(|value| value.to_str().ok()?.rsplit(',').next());
        let address = forwarded.and_then(|text| text.trim().parse().ok()).unwrap_or(peer.ip());
        match address {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
            address @ IpAddr::V4(_) => address,
        }
    }

    /// Lets an address ask again, unless it asks too often.
    fn check_request(&self, address: IpAddr) -> Result<(), Problem> {
        if self.seen.fetch_add(1, Ordering::Relaxed).is_multiple_of(FORGET_EVERY) {
            self.requests.retain_recent();
            self.games.retain_recent();
        }
        self.requests.check_key(&address).map_err(|_| too_many("requests"))
    }

    /// Lets an address set up another game, unless it has too many.
    pub(crate) fn check_new_game(&self, address: IpAddr) -> Result<(), Problem> {
        self.games.check_key(&address).map_err(|_| too_many("new games"))
    }

    /// Lets an address open another socket, unless it has too many.
    pub(crate) fn count_socket(
        self: &Arc<Guard>,
        address: IpAddr,
    ) -> Result<CountedSocket, Problem> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        let count = sockets.entry(address).or_default();
        if *count >= self.sockets_per_address {
            return Err(too_many("open sockets"));
        }
        *count += 1;
        Ok(CountedSocket { guard: Arc::clone(self), address })
    }

    /// Whether a page of another origin asks: such a page could act for a player who visits it.
    fn is_foreign(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return false };
        let Ok(origin) = origin.to_str() else { return true };
        let own = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let authority = origin.split_once("://").map_or(origin, |(_, authority)| authority);
        own != Some(authority) && !self.origins.iter().any(|allowed| allowed == origin)
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn too_many(what: &str) -> Problem {
    let message = format!("too many {what} from your address; wait a little");
    Problem::new(ProblemCode::TooMany, &message)
}

/// Refuses requests that come too often, or from a page of another origin.
pub(crate) async fn check(
    State(app): State<App>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    request: Request,
    next: Next,
) -> Response {
    let address = app.guard.address(peer, request.headers());
    if let Err(problem) = app.guard.check_request(address) {
        return Refusal(problem).into_response();
    }
    let changes_something = request.method() != Method::GET || is_socket(request.headers());
    if changes_something && app.guard.is_foreign(request.headers()) {
        let message = "pages of another origin may not act here";
        return Refusal(Problem::new(ProblemCode::NotAPlayer, message)).into_response();
    }
    next.run(request).await
}

fn is_socket(headers: &HeaderMap) -> bool {
    headers.contains_key(header::UPGRADE)
}
